import type { Language } from '@starboard/messages';
import { ChevronDown, Globe } from 'lucide-react';
import { Segments } from '../../design/controls/segments.tsx';
import { useSay } from '../../language/say.ts';
import { chooseLanguage } from '../../language/spoken.ts';
import { useSettings } from '../../settings/settings.ts';
import styles from './language-switch.module.css';

/** Each language in its own letters: no player has to read another to find theirs. */
export const languageNames = [
  { language: 'en', short: 'EN', whole: 'English' },
  { language: 'uk', short: 'УКР', whole: 'Українська' },
  { language: 'ru', short: 'РУС', whole: 'Русский' },
] as const satisfies readonly { language: Language; short: string; whole: string }[];

export function LanguageSwitch() {
  const say = useSay('app');
  const { language } = useSettings();
  return (
    <div className={styles.switch}>
      <Globe size={17} aria-hidden />
      <Segments
        legend={say('web.settings.language')}
        isLegendUnseen
        value={language}
        onChange={(value) => void chooseLanguage(value)}
        options={languageNames.map((each) => ({
          value: each.language,
          label: (
            <span lang={each.language}>
              <span aria-hidden="true">{each.short}</span>
              <span className="unseen">{each.whole}</span>
            </span>
          ),
        }))}
      />
    </div>
  );
}

/** The same where there is no room for three. */
export function SmallLanguageSwitch() {
  const say = useSay('app');
  const { language } = useSettings();
  return (
    <label className={styles.small}>
      <Globe size={18} aria-hidden />
      <span className="unseen">{say('web.settings.language')}</span>
      <select value={language} onChange={({ target }) => void chooseLanguage(target.value as Language)}>
        {languageNames.map((each) => (
          <option key={each.language} value={each.language} lang={each.language}>
            {each.short}
          </option>
        ))}
      </select>
      <ChevronDown size={16} aria-hidden />
    </label>
  );
}
