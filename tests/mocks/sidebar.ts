import {createContext, useContext} from 'react';

/** The side menu of the services, as components receive it from Docusaurus. */
const Sidebar = createContext<{items: object[]} | undefined>(undefined);

export const DocsSidebarProvider = Sidebar;
export const useDocsSidebar = () => useContext(Sidebar);
