/** Where ships are that research the technology with this number, counted from 0, of their owner's. */
export type ResearchPlace = `research:${number}`;

const prefix = 'research:';

export const researchPlace = (tech: number): ResearchPlace => `research:${tech}`;

export const isResearch = (place: string | number): place is ResearchPlace =>
  typeof place === 'string' && place.startsWith(prefix);

export const techIndex = (place: ResearchPlace): number => Number(place.slice(prefix.length));
