import '@marquee/theme/base.css';
import { boot } from './app/boot';

void boot();
