import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';

/**
 * The history of a browser's tab. With `v5Compat` it reports pushes, too. The server has its own under the same name
 * (`imports` in package.json).
 */
export const createHistory = () => createBrowserHistory({ v5Compat: true });
