import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';

/** The history of a page on the server: the one address that is rendered. */
export const createHistory = () => createMemoryHistory({ v5Compat: true });
