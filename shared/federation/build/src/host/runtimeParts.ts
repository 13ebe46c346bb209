/**
 * Replaces `@module-federation/runtime` in the host's build: of its functions only these are called, by the bundler's
 * runtime and by `provideRuntime`. Instances are never looked up, since host and containers are named differently.
 */
export { createInstance, createInstance as init } from '@module-federation/runtime';
