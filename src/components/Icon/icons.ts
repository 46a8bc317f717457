import {
  Accessibility,
  Award,
  BriefcaseBusiness,
  Building2,
  CalendarClock,
  Car,
  Check,
  ChevronLeft,
  ChevronRight,
  Clock,
  HandCoins,
  HeartHandshake,
  House,
  Landmark,
  type LucideIcon,
  Mail,
  MapPin,
  Menu,
  Phone,
  Scale,
  Smartphone,
  Umbrella,
  Users,
  X,
} from 'lucide-react';
import type { IconName } from './iconNames';

/** Icons of the site's own controls; content cannot ask for these. */
export type ControlIconName =
  | 'accessibility'
  | 'check'
  | 'chevron-left'
  | 'chevron-right'
  | 'close'
  | 'mail'
  | 'map-pin'
  | 'menu'
  | 'phone';

export const icons: Readonly<Record<IconName | ControlIconName, LucideIcon>> = {
  accessibility: Accessibility,
  award: Award,
  briefcase: BriefcaseBusiness,
  building: Building2,
  'calendar-clock': CalendarClock,
  car: Car,
  check: Check,
  'chevron-left': ChevronLeft,
  'chevron-right': ChevronRight,
  clock: Clock,
  close: X,
  'hand-coins': HandCoins,
  'heart-handshake': HeartHandshake,
  house: House,
  landmark: Landmark,
  mail: Mail,
  'map-pin': MapPin,
  menu: Menu,
  phone: Phone,
  scale: Scale,
  smartphone: Smartphone,
  umbrella: Umbrella,
  users: Users,
};
