export { CardLogin as Login } from '../shared/CardLogin';
