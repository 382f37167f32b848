import type { ComponentProps } from 'react';

/** Something long, that keys can scroll as well: they have to get into it first. */
export const Scroller = (props: ComponentProps<'div'>) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <div {...props} tabIndex={0} />
);
