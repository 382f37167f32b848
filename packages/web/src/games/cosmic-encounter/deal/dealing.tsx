import type { Side, View } from '@starboard/cosmic-encounter';
import {
  type Gift,
  type Outlook,
  outlookOf,
  refuseNothing,
  type Terms,
} from '@starboard/cosmic-encounter/deal';
import type { Json, Reason, Seat } from '@starboard/engine';
import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { type TrayNeeds, TrayNeedsProvider, useTrayNeeds } from '../../../table/screen/tray-needs.ts';
import type { TableParts } from '../../../table/table-game.ts';
import { ChoosingProvider, useChoosing } from '../choosing/choosing.tsx';
import { handOf } from '../tray/hand/hand-of.ts';
import { isSame, noTerms } from './gift.ts';
import { handInTalks } from './hand-in-talks.ts';
import { type SaidInTalks, useLastSaid } from './last-said.tsx';
import { actsIn, type GiftLimits, limitsIn } from './limits.ts';

export type Talks = NonNullable<NonNullable<View['encounter']>['talks']>;

/** What the great button does: agree to the other's offer, make one's own, or nothing before the other answers. */
export type Word = 'accept' | 'send' | 'none';

/** The talks as this screen shows them. */
export interface Dealing {
  readonly talks: Talks;
  /** The side whose gift stands first: the viewer's own, or the offense's to those who look on. */
  readonly near: Side;
  readonly far: Side;
  readonly seatOf: (side: Side) => Seat;
  readonly isTalker: boolean;
  /** Who made the offer on the table. */
  readonly maker: Seat | null;
  /** What is shown: the offer on the table, or what the viewer makes of it. */
  readonly terms: Terms;
  readonly isChanged: boolean;
  /** Another offer came while the viewer was putting one together. */
  readonly isOvertaken: boolean;
  readonly preview: Readonly<Record<Side, Outlook>> | null;
  /** What can go into an offer; null where it can only be looked at. */
  readonly limits: Readonly<Record<Side, GiftLimits>> | null;
  change(side: Side, gift: Gift): void;
  /** Back to the offer on the table. */
  reset(): void;
  readonly word: Word;
  /** Why that cannot be done now. */
  readonly why: Reason | null;
  say(): void;
  /** Ready words for a no; null where there is nothing to say no to. */
  readonly whysNot: readonly string[] | null;
  decline(why: string | null): void;
  /** What either talker has said last. */
  readonly said: SaidInTalks | null;
  readonly isOpen: boolean;
  setOpen(isOpen: boolean): void;
}

const Context = createContext<Dealing | null>(null);

/** Null while no talks go on. */
export const useDealing = (): Dealing | null => use(Context);

/** What one player makes of the offer that has this number. */
interface Draft {
  readonly of: string;
  readonly number: number;
  readonly terms: Terms;
}

interface DealFrameProps {
  readonly parts: TableParts<View>;
  readonly children: ReactNode;
}

/** Around board, tray and prompt: the offer that is being put together, and whether the talks lie over the board. */
export function DealFrame({ parts, children }: DealFrameProps) {
  const { isPhone, explain } = parts;
  const dealing = useTalks(parts);
  const choosing = useChoosing();
  const inTalks = useMemo(
    () => (dealing ? handInTalks(choosing, dealing, explain) : choosing),
    [choosing, dealing, explain],
  );
  const usual = useTrayNeeds();
  const isOver = dealing?.isOpen && (isPhone || handOf(parts) !== null);
  const needs = isOver ? (isPhone ? wordsAlone : handAlone) : usual;
  return (
    <Context value={dealing}>
      <ChoosingProvider value={inTalks}>
        <TrayNeedsProvider value={needs}>{children}</TrayNeedsProvider>
      </ChoosingProvider>
    </Context>
  );
}

/** Under open talks the tray is low: they have the room. */
const wordsAlone: TrayNeeds = { isFitted: true };
const handAlone: TrayNeeds = { isHand: true };

function useTalks(parts: TableParts<View>): Dealing | null {
  const { encounter, turnNumber } = parts.view;
  const of = `${turnNumber}:${encounter?.number}`;
  const [draft, setDraft] = useState<Draft | null>(null);
  const [folded, setFolded] = useState<string | null>(null);
  // what the viewer put together is on the table now: the next offer answers it, and does not overtake it
  if (draft && isTabled(parts, draft)) setDraft(null);
  const now = encounter?.talks?.now;
  const said = useLastSaid(now ? of : null, now ? [now.offense.seat, now.defense.seat] : []);
  return useMemo(() => {
    const talks = encounter?.talks;
    if (!talks || talks.accepted.length === 2) return null;
    return {
      ...standing(parts, talks),
      ...drafted(parts, talks, draft?.of === of ? draft : null, (changed) =>
        setDraft(changed && { of, number: talks.version, terms: changed }),
      ),
      said,
      isOpen: folded !== of,
      setOpen: (isOpen: boolean) => setFolded(isOpen ? null : of),
    };
  }, [parts, encounter, of, draft, folded, said]);
}

/** Whether an offer of the viewer's own has come to the table since. */
const isTabled = ({ view, viewer }: TableParts<View>, { number }: Draft): boolean => {
  const talks = view.encounter?.talks;
  return talks?.accepted[0] === viewer && talks?.version !== number;
};

type Standing = Pick<
  Dealing,
  'talks' | 'near' | 'far' | 'seatOf' | 'isTalker' | 'maker' | 'whysNot' | 'decline'
>;

/** Who talks, and what can be said to the offer on the table. */
function standing({ viewer, prompt, answer }: TableParts<View>, talks: Talks): Standing {
  const seatOf = (side: Side) => talks.now[side].seat;
  const isDefense = seatOf('defense') === viewer;
  const no = actsIn(prompt)?.['decline-because'];
  return {
    talks,
    near: isDefense ? 'defense' : 'offense',
    far: isDefense ? 'offense' : 'defense',
    seatOf,
    isTalker: isDefense || seatOf('offense') === viewer,
    maker: talks.accepted[0] ?? null,
    whysNot: no?.kind === 'choose' ? no.options : null,
    decline: (why) => answer(why === null ? 'decline' : { 'decline-because': why }),
  };
}

type Drafted = Omit<Dealing, keyof Standing | 'said' | 'isOpen' | 'setOpen'>;

/** The offer as it is being put together, and what can be done with it. */
function drafted(
  parts: TableParts<View>,
  talks: Talks,
  draft: Draft | null,
  keep: (terms: Terms | null) => void,
): Drafted {
  const { viewer, prompt, answer } = parts;
  const tabled = talks.terms ?? noTerms;
  const isOwn = talks.accepted[0] === viewer;
  const isLater = draft !== null && draft.number !== talks.version;
  const terms = draft?.terms ?? tabled;
  const isChanged = !isSame(terms, tabled);
  const why = refuseNothing(terms);
  const word = isChanged || talks.terms === null ? 'send' : isOwn ? 'none' : 'accept';
  return {
    terms,
    isChanged,
    isOvertaken: isLater && isChanged,
    preview: why ? null : outlookOf(talks, terms),
    limits: limitsIn(prompt),
    change: (side, gift) => keep({ ...terms, [side]: gift }),
    reset: () => keep(null),
    word,
    why: word === 'accept' ? whyNoAccepting(parts) : why,
    say: () => answer(word === 'accept' ? 'accept' : ({ offer: terms } as unknown as Json)),
  };
}

/** What only the one who would give it can know to be wrong with an offer. */
const whyNoAccepting = ({ prompt, whyNot }: TableParts<View>): Reason | null =>
  actsIn(prompt)?.['accept'] === undefined ? whyNot('accept') : null;
