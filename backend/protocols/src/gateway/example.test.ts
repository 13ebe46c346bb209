import { readFileSync } from 'node:fs';
import { expect, it } from '@rstest/core';
import * as v from 'valibot';
import { coveredRequest, signatureFault, signatureHeaders, signedHeaders } from '../signing/signing';
import { eventSchema, gatewayPaths, methodsSchema, orderSchema, stateSchema } from './messages';

const page = readFileSync(new URL('../../../../docs/partners/gateway.md', import.meta.url), 'utf8');

/** The value of a variable in the page's shell example. */
const said = (name: string) => new RegExp(`^${name}='?(.*?)'?$`, 'm').exec(page)?.[1] ?? '';

it('the page’s event is signed as the operator verifies it', () => {
  const covered = coveredRequest({ method: 'POST', url: gatewayPaths.events });
  const signed = signedHeaders([said('key')], covered, said('body'), Number(said('time')));
  expect(/echo "\$signature" # ([0-9a-f]{64})$/m.exec(page)?.[1]).toBe(signed[signatureHeaders.signature]);
  const now = Number(said('time')) + 1000;
  expect(signatureFault([said('key')], covered, new Headers(signed), said('body'), now)).toBeUndefined();
  expect(v.safeParse(eventSchema, JSON.parse(said('body'))).success).toBe(true);
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
