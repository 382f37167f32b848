#!/usr/bin/env node
import { pathToFileURL } from 'node:url';
import { build } from '../../../scripts/build.mjs';

await import(pathToFileURL(await build('cli')).href);
