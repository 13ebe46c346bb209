import base from './playwright.config';

const { webServer, ...rest } = base;
void webServer;
export default rest;
