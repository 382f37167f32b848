import type { Message } from '@starboard/engine';
import type { Place, Scene } from '@starboard/terminal';
import {
  alienFrontiersText,
  cardName,
  facilityName,
  lastColonyText,
  type Option,
  parseOption,
  shipInView,
  territoryName,
  type Title,
  titleOf,
  untakenText,
  type View,
} from '../index.ts';
import { coloniesOn, dice } from './pieces.ts';

const heading = (name: string): Message => ({ key: `af.board.heading.${name}` });

export function placeOf(prompt: string, key: string): Place {
  const option = parseOption(prompt, key);
  if (prompt === 'af.ask.act' && option) return actPlace(option);
  return option?.is === 'colony'
    ? {
        packedRow: {
          name: territoryName(option.territory),
          choice: { key: 'af.board.seat', params: { seat: { seat: option.owner } } },
        },
      }
    : {};
}

function actPlace(act: Option): Place {
  if (act.is === 'dock')
    return {
      heading: heading('dock'),
      row: { name: facilityName(act.station), choice: dice(act.kinds) },
    };
  if (act.is === 'use' || act.is === 'discard')
    return {
      heading: heading('cards'),
      packedRow: { name: cardName(act.title), choice: { key: `af.board.power.${act.is}` } },
    };
  if (act.is === 'trade')
    return {
      heading: heading('other'),
      packedRow: {
        name: { key: 'af.board.trade' },
        choice: { key: 'af.tokens.ore', params: { count: act.times } },
      },
    };
  return { heading: heading(act.is === 'cycle' || act.is === 'claim' ? 'artifact' : 'other') };
}

export function labelOf(view: View, prompt: string, key: string): Message {
  const option = parseOption(prompt, key);
  if (option?.is === 'ship') return shipInView(view, option);
  const said = alienFrontiersText.option(prompt, key);
  if (option?.is === 'card' && isDuplicate(view, option.title))
    return { key: 'af.board.duplicate', params: { loot: said } };
  const warning = warningOf(view, prompt, key);
  return warning ? { key: 'af.board.warned', params: { choice: said, warning } } : said;
}

/** In few words, and only where it is no win: it may stand with every territory, and the board is to stay in sight. */
function lostWith(view: View, territory: string): Message | null {
  const said = lastColonyText(view, territory);
  const isWon = view.landings.some(
    (each) => each.territory === territory && each.winners?.includes(view.turn),
  );
  return said && !isWon ? { ...said, key: 'af.board.last-colony' } : null;
}

/** What cannot be mended afterwards is said with the choice: a turn that leaves something behind, the last colony. */
function warningOf(view: View, prompt: string, key: string): Message | null {
  if (prompt === 'af.ask.land') return lostWith(view, key);
  if (prompt !== 'af.ask.act' || key !== 'end-turn' || view.untaken.length === 0) return null;
  return untakenText(view).reduce((said, more) => ({ key: 'af.board.both', params: { said, more } }));
}

/** A stolen card that the raider has already goes to the discard pile. */
const isDuplicate = ({ players, turn }: View, title: Title): boolean =>
  (players[turn]?.cards ?? []).some((card) => titleOf(card) === title);

/** Who has colonies on a territory; what a card would do. */
export function detailOf(view: View, scene: Scene, prompt: string, key: string): string | null {
  const option = parseOption(prompt, key);
  if (option?.is === 'territory') return coloniesOn(view, scene, option.territory).join(' ');
  if (option?.is === 'use') return scene.say(`af.card.${option.title}.fuel`);
  return option?.is === 'discard' ? scene.say(`af.card.${option.title}.discard`) : null;
}

/** Fuel and ore that a docking or a trade brings and costs, and how far the colony in the Hub gets. */
export function gainOf(view: View, prompt: string, key: string): Message | null {
  const option = parseOption(prompt, key);
  if (option?.is === 'trade')
    return said({ fuel: -option.times * (view.thisTurn.marketPrice ?? 0), ore: option.times });
  const dock = option?.is === 'dock' ? view.docks.find((each) => each.key === key) : undefined;
  return dock
    ? said({
        fuel: dock.gain.fuel - dock.cost.fuel,
        ore: dock.gain.ore - dock.cost.ore,
        circle: dock.circle ?? null,
      })
    : null;
}

interface Gain {
  readonly fuel: number;
  readonly ore: number;
  readonly circle?: number | null;
}

function said({ fuel, ore, circle = null }: Gain): Message | null {
  const [first, second] = [
    ...(fuel === 0 ? [] : [gain('fuel', { count: signed(fuel) })]),
    ...(ore === 0 ? [] : [gain('ore', { count: signed(ore) })]),
    ...(circle === null ? [] : [gain('hub', { circle })]),
  ];
  return first && second ? gain('both', { first, second }) : (first ?? null);
}

const gain = (what: string, params: NonNullable<Message['params']>): Message => ({
  key: `af.board.gain.${what}`,
  params,
});

const signed = (count: number): string => (count > 0 ? `+${count}` : `−${-count}`);
