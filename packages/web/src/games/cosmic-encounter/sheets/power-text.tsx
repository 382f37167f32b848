import styles from './sheet.module.css';

/** The text in paragraphs: each use of the power begins one. */
export function paragraphsOf(text: string): readonly string[] {
  const sentences = text.split(/(?<=[.!?])\s+/);
  return sentences.reduce<readonly string[]>((said, sentence) => {
    const isNew = said.length === 0 || /\*[^*]+\*/.test(sentence);
    return isNew ? [...said, sentence] : [...said.slice(0, -1), `${said.at(-1)} ${sentence}`];
  }, []);
}

/** Stands before and after what counts as a use. */
const mark = '*';

/** A text in which what counts as a use stands between stars: it is marked. */
export const UseText = ({ text }: { readonly text: string }) =>
  text.split(mark).map((piece, index) =>
    index % 2 === 1 ? (
      <b key={index} className={styles.use}>
        {piece}
      </b>
    ) : (
      piece
    ),
  );
