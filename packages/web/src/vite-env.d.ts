/// <reference types="vite/client" />

declare module '*.json?compiled' {
  import type { CompiledCatalogue } from '@starboard/messages';
  const texts: CompiledCatalogue;
  export default texts;
}

/** Those of its texts whose keys end in the words after `only=`. */
declare module '*&compiled' {
  import type { CompiledCatalogue } from '@starboard/messages';
  const texts: CompiledCatalogue;
  export default texts;
}
