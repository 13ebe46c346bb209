/// <reference types="@rsbuild/core/types" />

declare module '@marquee/single-remotes' {
  import type { SingleModules } from '@marquee/federation/singleBuild';
  export const singleRemotes: SingleModules;
}
