import type { ReactNode } from 'react';
import { Heading, Page } from './page.tsx';
import styles from './page.module.css';

interface ReadingPageProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A page in one column under its title. */
export const ReadingPage = ({ title, children }: ReadingPageProps) => (
  <Page title={title} className={styles.reading}>
    <Heading>{title}</Heading>
    {children}
  </Page>
);
