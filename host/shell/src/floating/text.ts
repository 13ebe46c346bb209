export { useText as useFloatingText } from '../text';
