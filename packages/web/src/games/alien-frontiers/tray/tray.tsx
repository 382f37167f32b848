import { mostTokens, type View } from '@starboard/alien-frontiers';
import type { Seat } from '@starboard/engine';
import { classNames } from '../../../design/class-names.ts';
import type { Say } from '../../../language/say.ts';
import { CoachHint, useIsHinted } from '../../../table/coach-hint.tsx';
import type { TrayNeeds } from '../../../table/screen/tray-needs.ts';
import type { TableParts } from '../../../table/table-game.ts';
import { Fuel, Ore } from '../pieces/tokens.tsx';
import { OptionsList } from './options-list.tsx';
import { useChoosing } from '../choosing/choosing.tsx';
import { GiveBackList } from './give-back-list.tsx';
import { LitPlaces } from './lit-places.tsx';
import { namedOptions } from '../choosing/options.ts';
import { OwnCards } from './own-cards.tsx';
import { asksForDice, OwnDice } from './own-dice.tsx';
import { RaidTokens } from './raid-tokens.tsx';
import { useAfSay } from '../words/say.ts';
import styles from './tray.module.css';
import { TurnActs } from './turn-acts.tsx';
import { SeatLabel } from '../../../table/seats/seat-label.tsx';

const dockHint = 'af-dock';

/** From so many cards on everything in the tray stands closer. */
const fewCards = 3;

/** So many stand below the board; more need the room below the log as well. */
const mostBelowBoard = 3;

/** So many options stand in two rows below the board, in every language. */
const mostInTwoRows = 8;

/** Tokens, dice and cards of one seat; questions that come up in between are answered here as well. */
export function AfTray({ parts }: { readonly parts: TableParts<View> }) {
  const say = useAfSay();
  const { selected } = useChoosing();
  const { isPhone } = parts;
  const { owner, isOwn, isCrowded, isAside, asksInList, isHinting } = trayOf(parts);
  const isWide = isWideTray(parts, say);
  return (
    <div
      className={classNames(
        isPhone ? styles.sheet : styles.tray,
        isCrowded && styles.crowded,
        asksInList && styles.asking,
      )}
      data-wide={isWide || undefined}
    >
      {(!isOwn || !isPhone) && (
        <div className={styles.owner}>
          {!isOwn && <SeatLabel seat={owner} size={isPhone ? 26 : 32} />}
          <Tokens player={parts.view.players[owner]} />
        </div>
      )}
      {!asksInList && <OwnDice parts={parts} />}
      {isAside ? (
        asksInList && <Question parts={parts} />
      ) : (
        <>
          {isPhone && <LitPlaces parts={parts} />}
          <TurnActs parts={parts} />
          {isHinting && (
            <div className={classNames(styles.coach, selected.length > 0 && styles.heeded)}>
              <CoachHint id={dockHint} isDone={hasDocked(parts.view, owner)}>
                {say('web.af.coach.dock')}
              </CoachHint>
            </div>
          )}
          <OwnCards parts={parts} owner={owner} isMany={isCrowded} />
        </>
      )}
    </div>
  );
}

/** What the tray asks of the screen around it. */
export function useTray(
  parts: TableParts<View>,
): Required<Omit<TrayNeeds, 'isFitted' | 'isTall' | 'isHand'>> {
  const say = useAfSay();
  const { selected } = useChoosing();
  const isHinted = useIsHinted(dockHint);
  const { isAside, isHinting } = trayOf(parts);
  return {
    isWide: isWideTray(parts, say),
    isListing: parts.isPhone && !isAside && selected.length > 0,
    isCoaching: isHinting && isHinted,
  };
}

/** What lies in the tray, and how. */
function trayOf(parts: TableParts<View>) {
  const { view, viewer, prompt, isPhone, isReplay } = parts;
  const owner = trayOwner(parts);
  const { cards = [], hand } = view.players[owner] ?? {};
  // on a wide screen cards lie in one row with the dice
  const isCrowded = !isPhone && cards.length >= fewCards;
  const isAside = prompt !== null && prompt.prompt !== 'af.ask.act';
  return {
    owner,
    isOwn: owner === viewer && !isReplay,
    cards,
    isCrowded,
    /** A card, a raid or a landing asks something. */
    isAside,
    asksInList: isAside && !asksForDice(parts),
    isHinting: prompt?.prompt === 'af.ask.act' && hand?.length !== 0 && !isCrowded,
  };
}

function isWideTray(parts: TableParts<View>, say: Say): boolean {
  const { view, prompt, isPhone } = parts;
  const { isOwn, cards, asksInList } = trayOf(parts);
  if (isPhone) return false;
  // where the tray is now one seat's and now another's, it does not change its width with every turn
  const fullest = isOwn ? cards.length : Math.max(...view.players.map((player) => player.cards.length));
  if (fullest > mostBelowBoard) return true;
  return asksInList && prompt !== null && namedOptions(view, prompt, say).length > mostInTwoRows;
}

/** The viewer; for spectators and in replays the seat whose turn it is, so that all in the tray is of one seat. */
const trayOwner = ({ view, viewer, isReplay }: TableParts<View>): Seat =>
  isReplay || viewer === 'spectator' ? view.turn : viewer;

/** Whether any of the seat's ships stands at a station. */
const hasDocked = ({ facilities }: View, owner: Seat): boolean =>
  Object.values(facilities).some(({ ships }) => ships.some(({ seat }) => seat === owner));

function Tokens({ player }: { readonly player: View['players'][number] | undefined }) {
  const say = useAfSay();
  if (!player) return null;
  return (
    <div className={styles.tokens}>
      <p>
        <Fuel size={22} />
        <span className="unseen">{say('web.af.fact.fuel')}</span> {player.fuel}
        <Ore size={22} />
        <span className="unseen">{say('web.af.fact.ore')}</span> {player.ore}
      </p>
      <small>{say('web.af.tokens-of', { count: player.fuel + player.ore, most: mostTokens })}</small>
    </div>
  );
}

/** A card, a raid or a landing asks something: all that is lit on the board is also here. */
function Question({ parts }: { readonly parts: TableParts<View> }) {
  const { prompt } = parts;
  if (!prompt) return null;
  if (prompt.shape.kind === 'split')
    return <RaidTokens prompt={prompt} shape={prompt.shape} view={parts.view} />;
  if (prompt.prompt === 'af.ask.return-fuel') return <GiveBackList prompt={prompt} parts={parts} />;
  return <OptionsList prompt={prompt} parts={parts} />;
}
