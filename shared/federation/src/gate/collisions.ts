import type { Rule } from './rules';

/** No route, category, slot module or name may belong to another live remote. */
export const collisions: Rule = ({ compiled }, { others }) => {
  const shape = (path: string) => path.replace(/:\w+/g, ':');
  return others.flatMap((other) => {
    if (other.name === compiled.name) return [];
    const taken = new Set(other.routes.map((route) => shape(route.path)));
    const routes = compiled.routes
      .filter((route) => taken.has(shape(route.path)))
      .map((route) => `route ${route.path}`);
    const categories = compiled.categories
      .filter((code) => other.categories.includes(code))
      .map((code) => `category ${code}`);
    const container = compiled.container === other.container ? [`global name ${compiled.container}`] : [];
    return [...routes, ...categories, ...container].map((what) => `${what} belongs to ${other.name}`);
  });
};

/** Within one remote no path is declared twice. */
export const doubleRoutes: Rule = ({ compiled }) => {
  const paths = compiled.routes.map((route) => route.path.replace(/:\w+/g, ':'));
  return paths.filter((path, index) => paths.indexOf(path) !== index).map((path) => `route ${path} is declared twice`);
};
