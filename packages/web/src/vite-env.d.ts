/// <reference types="vite/client" />

declare module '*.json?compiled' {
  import type { CompiledCatalogue } from '@starboard/messages';
  const texts: CompiledCatalogue;
  export default texts;
}
