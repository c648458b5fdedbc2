import '@testing-library/jest-dom';
import {TextDecoder, TextEncoder} from 'node:util';
import {BroadcastChannel} from 'node:worker_threads';
import {media} from './browser';

Object.assign(globalThis, {TextDecoder, TextEncoder, BroadcastChannel});

// jsdom has no dialogs, no media queries and no observer of sizes or intersections.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
window.matchMedia = media.match;
const nothing = () => undefined;
window.ResizeObserver = class {
  observe = nothing;
  unobserve = nothing;
  disconnect = nothing;
};
