export { LabelledBar as MobileBar } from '../shared/LabelledBar';
