import { readFileSync } from 'node:fs';
import { expect, it } from '@rstest/core';
import * as v from 'valibot';
import { coveredRequest, signatureFault, signatureHeaders, signedHeaders } from '../signing/signing';
import { eventSchema, gatewayPaths, methodsSchema, orderSchema, stateSchema } from './messages';

const page = readFileSync(new URL('../../../../docs/partners/gateway.md', import.meta.url), 'utf8');

/** The value of a variable in the page's shell example. */
const settingOf = (name: string) => new RegExp(`^${name}='?(.*?)'?$`, 'm').exec(page)?.[1] ?? '';

it('the page’s event is signed as the operator verifies it', () => {
  const covered = coveredRequest({ method: 'POST', url: gatewayPaths.events });
  const signed = signedHeaders([settingOf('key')], covered, settingOf('body'), Number(settingOf('time')));
  expect(/echo "\$signature" # ([0-9a-f]{64})$/m.exec(page)?.[1]).toBe(signed[signatureHeaders.signature]);
  const now = Number(settingOf('time')) + 1000;
  expect(signatureFault([settingOf('key')], covered, new Headers(signed), settingOf('body'), now)).toBeUndefined();
  expect(v.safeParse(eventSchema, JSON.parse(settingOf('body'))).success).toBe(true);
});

it('the page’s orders and answers are what the protocol takes', () => {
  const [order, withdrawal, state, methods] = [...page.matchAll(/```json\n(.*?)```/gs)].map(
    ([, text = '']) => JSON.parse(text) as unknown,
  );
  expect(v.safeParse(orderSchema, order).issues).toBeUndefined();
  expect(v.safeParse(orderSchema, withdrawal).issues).toBeUndefined();
  expect(v.safeParse(methodsSchema, methods).issues).toBeUndefined();
  expect(v.safeParse(stateSchema, state).issues).toBeUndefined();
});
