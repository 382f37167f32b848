import { Moon, Sun } from 'lucide-react';
import { useSay } from '../../language/say.ts';
import { changeSettings, useSettings } from '../../settings/settings.ts';
import { useMedia } from '../../settings/use-media.ts';
import styles from './header.module.css';

/** Day and night; what the device wants until the player presses it. */
export function ThemeButton() {
  const say = useSay('app');
  const { theme } = useSettings();
  const prefersLight = useMedia('(prefers-color-scheme: light)');
  const isLight = theme === 'light' || (theme === 'system' && prefersLight);
  const label = say(isLight ? 'web.theme.to-dark' : 'web.theme.to-light');
  return (
    <button
      type="button"
      className={styles.icon}
      aria-label={label}
      title={label}
      onClick={() => changeSettings({ theme: isLight ? 'dark' : 'light' })}
    >
      {isLight ? <Moon size={20} aria-hidden /> : <Sun size={20} aria-hidden />}
    </button>
  );
}
