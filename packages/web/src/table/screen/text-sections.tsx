import type { TextSection } from '@starboard/engine';
import { useTableContext } from '../table-context.ts';

/** Parts of the table in words, each under its heading. */
export function TextSections({ sections }: { readonly sections: readonly TextSection[] }) {
  const { say } = useTableContext();
  return sections.map(({ title, lines }, index) => (
    <div key={index}>
      <h3>{say(title)}</h3>
      <ul>
        {lines.map((line, at) => (
          <li key={at}>{say(line)}</li>
        ))}
      </ul>
    </div>
  ));
}
