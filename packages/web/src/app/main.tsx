// The page's beginning: styles, settings, the app, and the service worker once all that is done.

import { render } from 'preact';
import { applySettings, heedLeaving } from '../shared/settings.ts';
import { App } from './app.tsx';
import '../shared/install.ts';
import { keepOffline } from './offline.ts';
import '../shared/styles/index.css';

applySettings();
heedLeaving();
render(<App />, document.getElementById('app')!);
addEventListener('load', () => void keepOffline());
