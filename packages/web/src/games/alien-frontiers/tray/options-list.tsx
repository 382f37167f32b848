import { cardName, type View } from '@starboard/alien-frontiers';
import type { Prompt } from '@starboard/engine';
import { SeatBadge } from '../../../design/drawing/seat-badge.tsx';
import { ChoiceList } from '../../../table/answers/choice-list.tsx';
import type { TableParts } from '../../../table/table-game.ts';
import { useChoosing } from '../choosing/choosing.tsx';
import { placeOf } from '../choosing/option-places.ts';
import { lootOf, namedOptions } from '../choosing/options.ts';
import { TokenText } from '../pieces/token-text.tsx';
import { useAfSay } from '../words/say.ts';
import { spokenSigns } from '../words/spoken-signs.ts';

/** Every option of a question. */
export function OptionsList({
  prompt,
  parts,
}: {
  readonly prompt: Prompt;
  readonly parts: TableParts<View>;
}) {
  const say = useAfSay();
  const { choose, picked } = useChoosing();
  const choices = namedOptions(parts.view, prompt, say).map(({ key, name, note }) => {
    const loot = lootOf(prompt, key);
    return {
      key,
      label: note === null ? name : `${name}: ${spokenSigns(note, say)}`,
      drawn: loot ? (
        <>
          <SeatBadge seat={loot.seat} size={19} /> {say(cardName(loot.title))}
        </>
      ) : (
        name
      ),
      note: note === null ? null : <TokenText text={note} />,
      place: placeOf(prompt.prompt, key),
    };
  });
  return (
    <ChoiceList
      label={say('web.af.choices')}
      choices={choices}
      picked={prompt.shape.kind === 'pick' ? picked : null}
      isAskedAgain={prompt.prompt === 'af.ask.land'}
      parts={parts}
      onChoose={choose}
    />
  );
}
