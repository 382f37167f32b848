import { RotateCw } from 'lucide-react';
import en from '../../../messages/failure/en.json';
import ru from '../../../messages/failure/ru.json';
import uk from '../../../messages/failure/uk.json';
import { Button } from '../../design/controls/button.tsx';
import { useSettings } from '../../settings/settings.ts';
import styles from './failure.module.css';

// always there: what failed may have been the loading of texts
const texts = { en, ru, uk };

/** Says in plain words that the page broke, and how to get on. */
export function Failure() {
  const { language } = useSettings();
  const { title, about, offline, again, home } = texts[language];
  return (
    <main className={styles.failure}>
      <h1>{title}</h1>
      <p>{navigator.onLine ? about : offline}</p>
      <p className={styles.acts}>
        <Button look="primary" icon={<RotateCw size={18} aria-hidden />} onClick={() => location.reload()}>
          {again}
        </Button>
        <a href="/">{home}</a>
      </p>
    </main>
  );
}
