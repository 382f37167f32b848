import { spelledOut } from '@starboard/engine';
import { plainTable } from '../../table/plain/plain-table.tsx';
import { shelfTexts } from './shelf-texts.ts';

/** Project: ELITE at a table told in words. */
export const projectEliteTable = plainTable({ id: 'project-elite', texts: [shelfTexts], text: spelledOut });
