import type { IncomingMessage, ServerResponse } from 'node:http';

/** A faulty response. */
export type Fault = (request: IncomingMessage, response: ServerResponse) => void;

/** A server that fails while answering. */
export const status500: Fault = (_request, response) => {
  response.writeHead(500, { 'content-type': 'text/plain', 'access-control-allow-origin': '*' }).end('Out of order');
};

/** A proxy or captive portal that answers everything with its own page. */
export const htmlPage: Fault = (_request, response) => {
  response
    .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'access-control-allow-origin': '*' })
    .end('<!doctype html><title>Welcome</title><p>Please sign in to the network.');
};

/** A server that accepts the request and never answers. */
export const silence: Fault = () => {};
