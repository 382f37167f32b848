import type { View } from '@starboard/cosmic-encounter';
import { abilitiesFrom, type AlienId, flareInGame } from '@starboard/cosmic-encounter/content';
import { alienName, cardTexts } from '@starboard/cosmic-encounter/text';
import type { TableParts } from '../../../table/table-game.ts';
import { CardFace } from '../pieces/cards/card-face.tsx';
import { BarsLine } from './bars.tsx';
import { flarePlace } from './sheet-state.ts';
import { useSheetSay } from './use-sheet-say.ts';
import styles from './flare-column.module.css';

interface FlareColumnProps {
  readonly parts: TableParts<View>;
  readonly alien: AlienId;
}

/** The alien's flare: both its sides, and where it is, as far as the viewer can see. */
export function FlareColumn({ parts: { view, viewer }, alien }: FlareColumnProps) {
  const say = useSheetSay();
  const place = flarePlace(view, viewer, alien);
  const where = 'seat' in place ? { seat: { seat: place.seat } } : {};
  return (
    <>
      <CardFace face={flareInGame(alien, view.settings)} width={150} />
      <FlareSides alien={alien} view={view} />
      <p className={styles.where}>
        {say(`web.ce.sheets.flare.${place.at}`, where)}{' '}
        {say('web.ce.sheets.flare.sides', { alien: alienName(alien) })}
      </p>
    </>
  );
}

/** Wild and super, each with who may play it and when. */
export function FlareSides({ alien, view }: { readonly alien: AlienId; readonly view: View }) {
  const say = useSheetSay();
  const texts = cardTexts(flareInGame(alien, view.settings));
  return (['wild', 'super'] as const).map((form, side) => {
    const text = texts[side];
    return (
      <section key={form} className={styles.side} data-form={form}>
        <h4>{say(`web.ce.sheets.${form}`)}</h4>
        {text && <p>{say(text)}</p>}
        <BarsLine say={say} abilities={abilitiesFrom({ kind: 'flare', alien, form })} />
      </section>
    );
  });
}
