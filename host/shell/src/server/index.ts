import type { HostServerModule } from '@marquee/page/rendering';
import * as sdk from '@marquee/sdk';
import * as mobx from 'mobx';
import * as mobxReactLite from 'mobx-react-lite';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import { firstJob } from './firstJob';
import { serve } from './process';
import { renderPage } from './renderPage';

/** What remotes' modules share with the host, by share key: one React, MobX and sdk on the server, too. */
const shared: HostServerModule['shared'] = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  mobx,
  'mobx-react-lite': mobxReactLite,
  '@marquee/sdk': sdk,
};

serve({ shared, renderPage, firstJob });
