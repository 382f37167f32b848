import { expect, test } from 'vitest';

test('holds', () => expect(1 + 1).toBe(2));
