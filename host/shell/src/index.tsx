import '@marquee/sdk/trust';
import '@marquee/theme/base.css';
import { boot } from './app/boot';

void boot();
