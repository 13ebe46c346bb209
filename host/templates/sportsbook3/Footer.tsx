export { CompactFooter as Footer } from '../shared/CompactFooter';
