import { expect, test } from 'vitest';

test('never holds', () => expect(1 + 1).toBe(3));
