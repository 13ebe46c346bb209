export { TicketLogin as Login } from '../shared/TicketLogin';
