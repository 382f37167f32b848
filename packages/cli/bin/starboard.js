#!/usr/bin/env node
import { build } from '../../../scripts/build.mjs';

await build();
await import('../dist/main.js');
