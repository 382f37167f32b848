import { type ReactNode, useEffect, useRef } from 'react';
import { useSay } from '../../language/say.ts';
import { classNames } from '../../design/class-names.ts';
import { Header } from './header.tsx';
import { OfflineLine } from './offline-line.tsx';
import styles from './page.module.css';

interface PageProps {
  /** What the browser's tab says before the name of the app. */
  readonly title?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A page around the tables: header, and what is on it. */
export function Page({ title, className, children }: PageProps) {
  const say = useSay('app');
  const name = say('web.app.name');
  return (
    <>
      <title>{title === undefined ? say('web.landing.title') : `${title} · ${name}`}</title>
      <OfflineLine />
      <Header />
      <main id="main" className={classNames(styles.main, className)}>
        {children}
      </main>
    </>
  );
}

let hasShownPage = false;

/** The page's heading; a player who comes from another page finds their focus here. */
export function Heading({ className, children }: { className?: string | undefined; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasShownPage) heading.current?.focus({ preventScroll: true });
    hasShownPage = true;
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} className={classNames(styles.heading, className)}>
      {children}
    </h1>
  );
}
