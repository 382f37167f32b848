import {
  alienFrontiersText,
  cardName,
  colonyOf,
  dockKey,
  facilityName,
  fieldName,
  parsePlace,
  shipInView,
  type TerritoryId,
  territoryText,
  titleOf,
  type View,
} from '@starboard/alien-frontiers';
import { memo, useDeferredValue, useMemo } from 'react';
import type { Say } from '../../../language/say.ts';
import type { TableParts } from '../../../table/table-game.ts';
import styles from './board.module.css';
import { type BoardPlace, colonyPlace } from './place.ts';
import { SmallStage } from './small/small-stage.tsx';
import { softHyphens } from '../../../table/board/soft-hyphens.ts';
import { Stage } from './stage.tsx';
import type { StageProps } from './stage-props.ts';
import { type Choosing, useChoosing } from '../choosing/choosing.tsx';
import { placeOf } from '../choosing/option-places.ts';
import { optionsOf } from '../choosing/options.ts';
import { useAfSay } from '../words/say.ts';
import { stationFaces } from './station-faces.tsx';
import { territoryNames } from '../words/territory-text.ts';
import { TokenText } from '../pieces/token-text.tsx';
import { useFlights } from '../../../table/board/use-flights.ts';
import { flightsBetween } from './flights-between.ts';

interface Drawn {
  readonly parts: TableParts<View>;
  readonly choosing: Choosing;
}

/**
 * The board, joined with what may be chosen on it. A die that was pressed is seen to be so at once; the board lights
 * up when that is drawn. What happens at the table is shown at once everywhere.
 */
export function AfBoard({ parts }: { readonly parts: TableParts<View> }) {
  const choosing = useChoosing();
  const now = useMemo<Drawn>(() => ({ parts, choosing }), [parts, choosing]);
  const before = useDeferredValue(now);
  const isSame = before.parts.view === parts.view && before.parts.prompt === parts.prompt;
  const drawn = isSame ? before : now;
  return (
    <div className={styles.board} aria-busy={drawn !== now}>
      <DrawnBoard drawn={drawn} />
    </div>
  );
}

const DrawnBoard = memo(({ drawn: { parts, choosing } }: { readonly drawn: Drawn }) => {
  const say = useAfSay();
  const { view, whyNot } = parts;
  const { fits, selected } = choosing;
  const isActing = !parts.isOver && (parts.prompt === null || parts.prompt.prompt === 'af.ask.act');
  useFlights(view, flightsBetween);
  const options = useOptionPlaces(parts);
  const lit = useMemo(() => [...options.keys()], [options]);

  const stations = useMemo(
    () => stationFaces({ view, say, whyNot, fits, isActing, isSelecting: selected.length > 0, offered: lit }),
    [view, say, whyNot, fits, isActing, selected, lit],
  );
  const display = useMemo(
    () =>
      view.cards.display.map((card) => {
        const title = titleOf(card);
        return {
          card,
          title,
          name: say(cardName(title)),
          // what it is good for in four words; the whole of it is one tap away
          line: <TokenText text={softHyphens(say(`web.af.card.${title}`))} />,
        };
      }),
    [view.cards.display, say],
  );
  const names = useMemo(() => territoryNames(say), [say]);

  const props: StageProps = {
    view,
    stations,
    territoryNames: names,
    display,
    ghost: landingColony(parts),
    lit,
    chosen: chosenPlaces(parts, choosing),
    pointedAt: parts.pointedAt,
    labelOf: (place) => labelOf(place, view, say),
    onChoose(place) {
      const fit = fitAt(place, choosing);
      const key = options.get(place);
      if (fit) choosing.dock(fit);
      else if (key !== undefined) choosing.choose(key);
    },
    onBlocked(place) {
      const placed = parsePlace(place);
      const station = placed?.at === 'facility' ? placed.station : null;
      const why = station && (whyNot(dockKey(station)) ?? whyNot(station));
      if (why) parts.explain(why);
      else parts.read(place);
    },
    onRead: parts.read,
  };
  return parts.isPhone ? <SmallStage {...props} /> : <Stage {...props} />;
});
DrawnBoard.displayName = 'DrawnBoard';

/** Where on the board each option of the prompt can be chosen. */
function useOptionPlaces({ prompt, isSending }: TableParts<View>): ReadonlyMap<BoardPlace, string> {
  return useMemo(() => {
    const found = new Map<BoardPlace, string>();
    if (!prompt || isSending) return found;
    for (const key of optionsOf(prompt)) {
      const place = placeOf(prompt.prompt, key);
      if (place) found.set(place, key);
    }
    return found;
  }, [prompt, isSending]);
}

const fitAt = (place: BoardPlace, { fits }: Choosing) =>
  [...fits.values()].find(({ facility }) => place === `facility:${facility}`);

/** The colony that would land, while that is asked once more. */
const landingColony = ({ prompt, proposed, view }: TableParts<View>): BoardPlace | null =>
  prompt?.prompt === 'af.ask.land' && typeof proposed === 'string'
    ? colonyPlace(proposed as TerritoryId, view.turn)
    : null;

/** What was picked so far, or is asked once more. */
function chosenPlaces({ prompt, proposed }: TableParts<View>, { picked }: Choosing): BoardPlace[] {
  if (!prompt) return [];
  const keys = typeof proposed === 'string' ? [proposed] : picked;
  return keys.map((key) => placeOf(prompt.prompt, key)).filter((place) => place !== null);
}

/** What a lit place is called by those who do not see it. */
function labelOf(place: BoardPlace, view: View, say: Say): string {
  const placed = parsePlace(place) ?? { at: 'display' };
  switch (placed.at) {
    case 'territory':
      return say(territoryText(placed.territory, view));
    case 'colony':
      return say(colonyOf(placed.owner, placed.territory));
    case 'ship':
      return say(shipInView(view, placed));
    case 'field':
      return say(fieldName(placed.field));
    case 'card':
      return say(cardName(placed.title));
    case 'relic':
      return say('af.act.buy-relic');
    case 'facility':
      return say(facilityName(placed.station));
    case 'display':
      return say(alienFrontiersText.option('af.ask.act', 'cycle'));
  }
}
