/// <reference types="@rsbuild/core/types" />

declare module '@marquee/single-remotes' {
  import type { SingleModules } from '@marquee/federation-runtime/singleLoader';
  export const singleRemotes: SingleModules;
}
