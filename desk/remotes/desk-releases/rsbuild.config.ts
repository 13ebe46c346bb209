import { remoteConfig } from '@marquee/federation/remoteConfig';

export default remoteConfig(import.meta.url);
