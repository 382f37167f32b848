import type { Title } from '@starboard/alien-frontiers';
import type { ReactNode } from 'react';

/** Twelve technologies in one alien line script, in a box of 48; strokes only. */
const techDrawings: Readonly<Record<Title, ReactNode>> = {
  'alien-city': (
    <>
      <path d="M5 40h38M9 40V28h7v12M18 40V16l6-8 6 8v24M32 40V24h7v16" />
      <path d="M24 20v3M24 28v3M12.5 32v2M35.5 29v2" />
    </>
  ),
  'alien-monument': (
    <>
      <path d="M20 38 22 10l2-4 2 4 2 28Z" />
      <path d="M12 42h24M16 38h16" />
      <path d="M8 22c6 6 26 6 32 0M8 22c4-3 8-4 12-4.5M40 22c-4-3-8-4-12-4.5" />
    </>
  ),
  'booster-pod': (
    <>
      <path d="M24 6c6 5 8 11 8 18v8H16v-8c0-7 2-13 8-18Z" />
      <path d="M16 26l-6 8v4l6-3M32 26l6 8v4l-6-3" />
      <circle cx="24" cy="20" r="3.5" />
      <path d="M20 37v4M24 37v7M28 37v4" />
    </>
  ),
  'data-crystal': (
    <>
      <path d="M24 4 36 16 32 40 24 45 16 40 12 16Z" />
      <path d="M24 4v14M12 16l12 4 12-4M24 20v25" />
    </>
  ),
  'gravity-manipulator': (
    <>
      <circle cx="24" cy="24" r="6" />
      <path d="M10 32a16 16 0 0 1 4-20M38 16a16 16 0 0 1-4 20" />
      <path d="M10 8l4.5 4-5 4M38 40l-4.5-4 5-4" />
      <path d="M24 4v8M24 36v8" />
    </>
  ),
  'holographic-decoy': (
    <>
      <path d="M17 10 28 32l-11-5-11 5Z" />
      <path d="M32 14 42 38l-10-5-6 3" strokeDasharray="3.5 3.5" />
    </>
  ),
  'orbital-teleporter': (
    <>
      <ellipse cx="15" cy="27" rx="7" ry="14" />
      <ellipse cx="35" cy="27" rx="6" ry="12" strokeDasharray="4 4" />
      <path d="M13 9c7-5 16-5 21 1M34 4v6.5h-6.5" />
    </>
  ),
  'plasma-cannon': (
    <>
      <path d="M5 30 22 20l5 8-17 10Z" />
      <path d="M24 18l6-3.5 5 8-6 3.5" />
      <path d="M38 16l5-3M40 22h5M37 11l2-5" />
      <path d="M12 39l2 5h8l-3-9" />
    </>
  ),
  'polarity-device': (
    <>
      <circle cx="24" cy="24" r="17" />
      <path d="M24 7v34" />
      <path d="M31 18v8M27.5 22h7M13 24h7" />
      <path d="M24 7a17 17 0 0 0 0 34Z" fill="currentColor" fillOpacity=".18" />
    </>
  ),
  'resource-cache': (
    <>
      <path d="M6 18 24 9l18 9v18l-18 9-18-9Z" />
      <path d="M6 18l18 9 18-9M24 27v18" />
      <path d="M15 13.5 33 22.5" />
    </>
  ),
  'stasis-beam': (
    <>
      <path d="M24 4v10M18 9l6 6 6-6" />
      <path d="M24 18 34 24v11l-10 6-10-6V24Z" />
      <path d="M14 24l10 6 10-6M24 30v11" />
    </>
  ),
  'temporal-warper': (
    <>
      <path d="M24 24c0-4 6-3 6 2s-7 8-12 4-5-14 3-17 18 2 18 11-7 16-16 16S6 33 6 24" />
      <path d="M2.5 28 6 23l4.5 4" />
    </>
  ),
};

/** A technology's sign, in the colour of the text around it. */
export const TechIcon = ({ title, size = 28 }: { readonly title: Title; readonly size?: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 48 48"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.6"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {techDrawings[title]}
  </svg>
);
