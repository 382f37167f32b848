import type { View } from '@starboard/alien-frontiers';
import type { Prompt } from '@starboard/engine';
import { ChoiceList } from '../../../table/answers/choice-list.tsx';
import type { TableParts } from '../../../table/table-game.ts';
import { waysToGiveBack } from '../choosing/give-back.ts';
import { TokenText } from '../pieces/token-text.tsx';
import { useAfSay } from '../words/say.ts';
import { spokenSigns } from '../words/spoken-signs.ts';

/** What goes back to the stock at the end of a turn, a button for every way. */
export function GiveBackList({
  prompt,
  parts,
}: {
  readonly prompt: Prompt;
  readonly parts: TableParts<View>;
}) {
  const say = useAfSay();
  const { view, answer } = parts;
  const choices = waysToGiveBack(view.players[view.turn], prompt).map((tokens) => {
    const text = say('web.af.give-back', { ...tokens });
    return {
      key: String(tokens.fuel),
      label: spokenSigns(text, say),
      drawn: <TokenText text={text} />,
    };
  });
  return (
    <ChoiceList
      label={say('web.af.choices')}
      choices={choices}
      parts={parts}
      onChoose={(fuel) => answer(Number(fuel))}
    />
  );
}
