import { ArrowLeft } from 'lucide-react';
import { useSearch } from 'wouter';
import { version } from '../../../../../package.json';
import { ButtonLink } from '../../design/controls/button-link.tsx';
import { Panel } from '../../design/surfaces/panel.tsx';
import { SeatBadge } from '../../design/drawing/seat-badge.tsx';
import { seatShapes } from '../../design/drawing/seat-shape.tsx';
import { Segments } from '../../design/controls/segments.tsx';
import { Switch } from '../../design/controls/switch.tsx';
import { useSay } from '../../language/say.ts';
import { chooseLanguage, useLanguage } from '../../language/spoken.ts';
import { changeSettings, useSettings } from '../../settings/settings.ts';
import { tempos } from '../../settings/tempo.ts';
import { tableBefore } from '../../settings/settings-path.ts';
import { languageNames } from '../shell/language-switch.tsx';
import { ReadingPage } from '../shell/reading-page.tsx';
import styles from './settings-page.module.css';

const themes = ['system', 'dark', 'light'] as const;
const colourSets = ['standard', 'strong'] as const;
const motions = ['system', 'full', 'less'] as const;

/** How this device shows and sounds. */
export function SettingsPage() {
  const say = useSay('app');
  const { language, theme, colours, motion, tempo, coach, remembers, confirm } = useSettings();
  const table = tableBefore(useSearch());
  return (
    <ReadingPage title={say('web.settings.title')}>
      {table !== null && (
        <ButtonLink
          href={table}
          look="primary"
          className={styles.back}
          icon={<ArrowLeft size={18} aria-hidden />}
        >
          {say('web.settings.back')}
        </ButtonLink>
      )}
      <Panel className={styles.panel}>
        <Segments
          legend={say('web.settings.language')}
          value={language}
          onChange={(value) => void chooseLanguage(value)}
          options={languageNames.map((each) => ({
            value: each.language,
            label: <span lang={each.language}>{each.whole}</span>,
          }))}
        />
        <Segments
          legend={say('web.settings.theme')}
          value={theme}
          onChange={(value) => changeSettings({ theme: value })}
          options={themes.map((value) => ({ value, label: say(`web.settings.theme.${value}`) }))}
        />
        <div className={styles.colours}>
          <Segments
            legend={say('web.settings.colours')}
            value={colours}
            onChange={(value) => changeSettings({ colours: value })}
            options={colourSets.map((value) => ({ value, label: say(`web.settings.colours.${value}`) }))}
          />
          <span className={styles.seats} aria-hidden="true">
            {seatShapes.map((shape, seat) => (
              <SeatBadge key={shape} seat={seat} size={30} />
            ))}
          </span>
        </div>
        <Segments
          legend={say('web.settings.motion')}
          value={motion}
          onChange={(value) => changeSettings({ motion: value })}
          options={motions.map((value) => ({ value, label: say(`web.settings.motion.${value}`) }))}
        />
        <Segments
          legend={say('web.settings.tempo')}
          value={tempo}
          onChange={(value) => changeSettings({ tempo: value })}
          options={tempos.map((value) => ({ value, label: say(`web.settings.tempo.${value}`) }))}
        />
        <Volume />
      </Panel>
      <Panel className={styles.panel}>
        <Switch
          label={say('web.settings.coach')}
          about={say('web.settings.coach.about')}
          isOn={coach}
          onChange={(isOn) => changeSettings({ coach: isOn })}
        />
        <Switch
          label={say('web.settings.remembers')}
          about={say('web.settings.remembers.about')}
          isOn={remembers}
          onChange={(isOn) => changeSettings({ remembers: isOn })}
        />
        <Switch
          label={say('web.settings.confirm')}
          about={say('web.settings.confirm.about')}
          isOn={confirm}
          onChange={(isOn) => changeSettings({ confirm: isOn })}
        />
      </Panel>
      <p className={styles.note}>
        {say('web.settings.kept')} {say({ key: 'web.settings.version', params: { version } })}
      </p>
    </ReadingPage>
  );
}

function Volume() {
  const say = useSay('app');
  const { volume } = useSettings();
  const language = useLanguage();
  const loudness =
    volume === 0
      ? say('web.settings.silence')
      : new Intl.NumberFormat(language, { style: 'percent' }).format(volume);
  return (
    <label className={styles.volume}>
      <span>{say('web.settings.volume')}</span>
      <input
        type="range"
        min="0"
        max="100"
        step="5"
        value={Math.round(volume * 100)}
        aria-valuetext={loudness}
        onChange={({ target }) => changeSettings({ volume: Number(target.value) / 100 })}
      />
      <output>{loudness}</output>
    </label>
  );
}
