import { RotateCw, TriangleAlert } from 'lucide-react';
import { useExplain } from '../../api/explain.ts';
import { useSay } from '../../language/say.ts';
import { Button } from '../controls/button.tsx';
import styles from './trouble.module.css';

interface TroubleProps {
  readonly error: unknown;
  readonly onRetry?: () => void;
}

/** What did not work, and why; again, where that may help. */
export function Trouble({ error, onRetry }: TroubleProps) {
  const say = useSay('app');
  const explain = useExplain();
  return (
    <p role="alert" className={styles.trouble}>
      <TriangleAlert size={20} aria-hidden />
      <span>{explain(error)}</span>
      {onRetry && (
        <Button isSmall icon={<RotateCw size={16} aria-hidden />} onClick={onRetry}>
          {say('web.trouble.again')}
        </Button>
      )}
    </p>
  );
}
