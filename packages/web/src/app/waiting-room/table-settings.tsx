import type { OptionValue } from '@starboard/engine';
import { ChevronRight, Lock, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { tableCalls } from '../../api/table-calls.ts';
import { Panel } from '../../design/surfaces/panel.tsx';
import { Segments } from '../../design/controls/segments.tsx';
import { Switch } from '../../design/controls/switch.tsx';
import { useSay } from '../../language/say.ts';
import { changeSettings, useSettings } from '../../settings/settings.ts';
import { isLiveClock } from '../../table/clock/kinds-of-clock.ts';
import { webGame } from '../../games/find-game.ts';
import { beginText, gameOptions, optionTexts } from '../../games/game-options.ts';
import { HouseRules } from './house-rules.tsx';
import { Pace } from './pace.tsx';
import { PausesChoice } from './pauses-choice.tsx';
import { SeatCount } from './seat-count.tsx';
import type { RoomParts } from './room-parts.ts';
import styles from './table-settings.module.css';

/** What the table's owner settles before the start; the others see it. */
export function TableSettings({ parts }: { readonly parts: RoomParts }) {
  const { table, isOwner, act } = parts;
  const say = useSay('app');
  const { coach } = useSettings();
  return (
    <Panel className={styles.settings} aria-label={say('web.room.settings')}>
      {!isOwner && (
        <p className={styles.locked}>
          <Lock size={16} aria-hidden />
          {say('web.room.host-only')}
        </p>
      )}
      <SeatCount parts={parts} />
      <Pace
        clock={table.clock}
        isDisabled={!isOwner}
        onChange={(clock) => act(() => tableCalls.change(table.id, { clock }))}
      />
      {/* by mail, and without a clock, moments to react wait for all players */}
      {webGame(table.game)?.hasMoments && isLiveClock(table.clock) && (
        <PausesChoice
          pauses={table.pauses}
          isDisabled={!isOwner}
          onChange={(pauses) => act(() => tableCalls.change(table.id, { pauses }))}
        />
      )}
      <GameSettings parts={parts} />
      <Segments
        legend={say('web.room.who')}
        isDisabled={!isOwner}
        value={table.isPublic ? 'everyone' : 'link'}
        options={(['link', 'everyone'] as const).map((value) => ({
          value,
          label: say(`web.room.who.${value}`),
        }))}
        onChange={(value) => act(() => tableCalls.change(table.id, { isPublic: value === 'everyone' }))}
      />
      <div>
        <Switch
          label={say('web.room.spectators')}
          isDisabled={!isOwner}
          isOn={table.spectators.allowed}
          onChange={(allowed) => act(() => tableCalls.change(table.id, { spectators: { allowed } }))}
        />
        <Switch
          label={say('web.room.coach')}
          isOn={coach}
          onChange={(isOn) => changeSettings({ coach: isOn })}
        />
      </div>
    </Panel>
  );
}

/** Length, and the rules a table may agree on. */
function GameSettings({ parts: { table, isOwner, act } }: { readonly parts: RoomParts }) {
  const shelf = webGame(table.game)?.shelfTexts;
  const say = useSay('app', ...optionTexts(table.game), ...(shelf ? [shelf] : []));
  const [isOpen, setIsOpen] = useState(false);
  const options = gameOptions(table);
  const length = options.find(({ isLength }) => isLength);
  const rules = options.filter(({ isLength }) => !isLength);
  const begin = beginText(table.game);
  const changed = rules.filter(({ isUsual }) => !isUsual).length;
  const set = (id: string, value: OptionValue) =>
    act(() => tableCalls.change(table.id, { options: { [id]: value } }));
  return (
    <>
      {length && (
        <div>
          <Segments
            legend={say('web.room.length')}
            isDisabled={!isOwner}
            value={String(length.value)}
            options={length.values.map(({ value, name }) => ({ value: String(value), label: say(name) }))}
            onChange={(chosen) => {
              const settled = length.values.find(({ value }) => String(value) === chosen);
              if (settled) set(length.id, settled.value);
            }}
          />
          <p className={styles.hint}>{say(length.about)}</p>
        </div>
      )}
      {rules.length > 0 && (
        <button type="button" className={styles.more} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          <SlidersHorizontal size={17} aria-hidden />
          {say('web.room.rules')}
          <small className={changed > 0 ? styles.changed : undefined}>
            {say('web.room.rules.changed', { count: changed })}
          </small>
          <ChevronRight size={17} aria-hidden />
        </button>
      )}
      {begin && changed === 0 && <p className={styles.hint}>{say(begin)}</p>}
      {isOpen && (
        <HouseRules
          say={say}
          rules={rules}
          isDisabled={!isOwner}
          onChange={set}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
