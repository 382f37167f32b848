import type { ArtifactId } from '@starboard/cosmic-encounter/content';

/** On the gem of an artifact, round the origin, within 13 of it: strokes, and what is filled. */
export const artifactSigns: Readonly<Record<ArtifactId, { readonly line?: string; readonly area?: string }>> =
  {
    'card-zap': { line: 'M-9-10h13v19H-9z', area: 'M9-12L0 2h5L1 13 12-3H6z' },
    'cosmic-zap': { area: 'M4-13L-8 3h6.500L-4 13 8-3H1.500z' },
    'emotion-control': {
      line: 'M0 10C-14 1-10-10-4-10q3 0 4 4 1-4 4-4C10-10 14 1 0 10zM-13 12L13-12',
    },
    'force-field': {
      line: 'M-11 9A14 14 0 0 1 11 9M-6 9A8 8 0 0 1 6 9M-13 12H13',
      area: 'M-2 9a2 2 0 0 1 4 0z',
    },
    'ionic-gas': {
      line: 'M-11-5q4-6 8 0t8 0 6-2M-11 2q4-6 8 0t8 0 6-2M-11 9q4-6 8 0t8 0 6-2',
    },
    'mobius-tubes': { line: 'M0 0C-5-8-13-7-13 0S-5 8 0 0 13-7 13 0 5 8 0 0z' },
    plague: {
      line: 'M0-6.500V-13M0 6.500V13M6.500 0H13M-6.500 0H-13M4.600-4.600L9-9M-4.600 4.600L-9 9M4.600 4.600L9 9M-4.600-4.600L-9-9',
      area: 'M-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0z',
    },
    quash: { line: 'M-13 3l6-6 5 4 5-4 10 6M-5 2l4 5M0 1l4 5M-11 11L11-11' },
  };
