/**
 * Stands in for react-router-config while the build writes the pages. It compares the address of each page with the
 * patterns of all routes, several times, so that a site of many pages would cost more for each of them.
 */
import {createElement, type ReactElement} from 'react';
import {useLocation} from '@docusaurus/router';
import type {MatchedRoute, RouteConfig} from 'react-router-config';
import * as all from 'react-router-config/esm/react-router-config';

/** @returns the routes that may fit an address, in their order: of those for one address alone only its own. */
const near = (routes: RouteConfig[], address: string): RouteConfig[] =>
  routes.filter(({exact, path}) => exact !== true || path === address);

export const matchRoutes = (routes: RouteConfig[], address: string): MatchedRoute<object>[] =>
  all.matchRoutes(near(routes, address), address);

function Routes({routes, props}: {routes: RouteConfig[]; props?: object}): ReactElement {
  const {pathname} = useLocation();
  return all.renderRoutes(near(routes, pathname), props);
}

export const renderRoutes = (routes: RouteConfig[], props?: object): ReactElement =>
  createElement(Routes, {routes, props});
