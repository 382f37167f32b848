import { type ComponentType, createElement, type FunctionComponent, use } from 'react';
import { loadOnce } from './load-once.ts';

interface Later<Props> extends FunctionComponent<Props> {
  /** Fetches its code before a player goes there. */
  load(): Promise<unknown>;
}

/** A part whose code is fetched when it is shown; once it is there, it is drawn without a gap. */
export function later<Name extends string, Props extends object>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
): Later<Props> {
  const loaded = loadOnce<void, Readonly<Record<Name, ComponentType<Props>>>>(load);
  const Part = (props: Props) => createElement(use(loaded())[name], props);
  return Object.assign(Part, { load: loaded });
}
