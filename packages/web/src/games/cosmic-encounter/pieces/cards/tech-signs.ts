import type { TechId } from '@starboard/cosmic-encounter/content';

/** Technologies in line, in a box of 40. */
export const techSigns: Readonly<Record<TechId, string>> = {
  'coldsleep-ship': 'M6 24q14-14 28 0-14 12-28 0zM20 6v8M16 8l4 3 4-3M14 24h12M20 20v8',
  'collapsium-hulls': 'M20 5L34 12V26L20 35 6 26V12zM20 12L28 16V24L20 28 12 24V16z',
  'cosmic-field-generator':
    'M20 20m-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0M6 20a14 14 0 0 1 28 0M11 20a9 9 0 0 1 18 0M20 24V34M13 34H27',
  'delta-scanners': 'M20 6L35 33H5zM12 27a11 11 0 0 1 16 0M15 21a8 8 0 0 1 10 0M20 27v0.100',
  'energy-cloak': 'M20 5q12 4 13 28-6-4-13 2-7-6-13-2Q8 9 20 5zM15 18h3M22 18h3',
  'enigma-device': 'M8 8H32V32H8zM16 17q0-4 4-4t4 4q0 3-4 5v2M20 28v0.100',
  'genesis-bomb':
    'M8 24a12 12 0 1 0 24 0a12 12 0 1 0-24 0M20 12V7h5M14 24q6-9 12 0-6 8-12 0zM28 6l3-3M30 9h4',
  'gluon-mines':
    'M11 20a9 9 0 1 0 18 0a9 9 0 1 0-18 0M20 11V4M20 36V29M11 20H4M36 20H29M14 14L9 9M26 26l5 5M26 14l5-5M14 26l-5 5',
  'infinity-drive': 'M20 20C14 10 5 11 5 20s9 10 15 0 15-10 15 0-9 10-15 0zM30 6l4 4-4 4',
  'lunar-cannon': 'M6 30L22 18l5 7L11 36zM26 14a7 7 0 1 0 8 9 8 8 0 0 1-8-9zM8 36H20',
  'omega-missile': 'M20 4q6 6 6 14v10H14V18q0-8 6-14zM14 22l-6 7v4l6-3M26 22l6 7v4l-6-3M20 31v5',
  'plasma-thrusters': 'M12 6H28L25 18H15zM15 18l-3 6q8 5 16 0l-3-6M16 30v5M20 31v6M24 30v5',
  'precursor-seed': 'M20 5q11 10 0 24Q9 15 20 5zM20 12V36M20 24q8 0 10-7-8-1-10 7M20 30q-8 0-10-7 8-1 10 7',
  prometheus: 'M4 23q16-10 32 0-16 9-32 0zM12 19q8-12 16 0M20 7V3M14 24v0.100M20 25v0.100M26 24v0.100',
  qax: 'M20 5L34 20 20 35 6 20zM20 13l7 7-7 7-7-7zM20 5V13M34 20H27M20 35V27M6 20H13',
  'quark-battery': 'M12 9H28V35H12zM16 5H24V9H16zM21 14l-5 8h4l-1 7 6-9h-5z',
  'tech-scrambler': 'M6 12H14L26 28H34M6 28H14L17 24M23 16L26 12H34M30 8l4 4-4 4M30 24l4 4-4 4',
  'vacuum-turbines':
    'M20 20m-14 0a14 14 0 1 0 28 0a14 14 0 1 0-28 0M20 20Q14 8 24 7M20 20q13-1 12 9M20 20Q15 32 7 26M20 20v0.100',
  'warpspace-key': 'M13 13m-7 0a7 7 0 1 0 14 0a7 7 0 1 0-14 0M18 18L33 33M27 27l-4 4M31 31l-3 3M13 13v0.100',
  'xenon-lasers': 'M5 16H22V24H5zM22 20H35M27 15l5-4M27 25l5 4M9 24v6M16 24v6M9 16V11H16V16',
};
