import { useEffect, useRef } from 'react';

/** Does something whenever a value has become another; not for the first it has. */
export function useOnChange<Value>(value: Value, act: (value: Value, before: Value) => void): void {
  const known = useRef(value);
  useEffect(() => {
    const before = known.current;
    if (before === value) return;
    known.current = value;
    act(value, before);
  });
}
