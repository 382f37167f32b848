/** What `Paint` puts around a text. */
// oxlint-disable-next-line no-control-regex -- colours are control characters
const colours = /\u001b\[[\d;]*m/g;

/** A text without its colours. */
export const uncoloured = (text: string): string =>
  text.includes('\u001b') ? text.replace(colours, '') : text;

/** Columns a text takes on the screen. */
export function widthOf(text: string): number {
  const bare = uncoloured(text);
  if (plainText.test(bare)) return bare.length;
  let width = 0;
  for (const { segment } of segmenter.segment(bare)) width += wideSegment.test(segment) ? 2 : 1;
  return width;
}

/** What we write ourselves: a column for every character. */
const plainText = /^[ -\u02ff\u0400-\u0482\u048a-\u052f\u2010-\u2027\u2030-\u22ff\u2500-\u25ff★]*$/;
const segmenter = new Intl.Segmenter();
const wideSegment =
  /\p{Emoji_Presentation}|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u;

export const pad = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - widthOf(text)));

/** Shortens a text without colours in it. */
export function cut(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  let kept = '';
  for (const { segment } of segmenter.segment(text)) {
    if (widthOf(kept + segment) > width - 1) break;
    kept += segment;
  }
  return `${kept.trimEnd()}…`;
}

/** Breaks at spaces; the first line begins as it is, the others are indented. */
export function wrap(text: string, width: number, indent = ''): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = /^ */.exec(paragraph)?.[0] ?? '';
    let isEmpty = true;
    for (const word of paragraph.slice(line.length).split(' ')) {
      const longer: string = isEmpty ? line + word : `${line} ${word}`;
      if (isEmpty || widthOf(longer) <= width) {
        line = longer;
        isEmpty = false;
      } else {
        lines.push(line);
        line = indent + word;
        // a wide gap is not carried over to the next line
        isEmpty = word === '';
      }
    }
    return [...lines, line];
  });
}

/** Puts two blocks of lines side by side. */
export function beside(left: readonly string[], right: readonly string[], leftWidth: number): string[] {
  return Array.from({ length: Math.max(left.length, right.length) }, (_, row) =>
    `${pad(left[row] ?? '', leftWidth)}${right[row] ?? ''}`.trimEnd(),
  );
}
